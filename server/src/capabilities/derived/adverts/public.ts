export { type ListedJob, jobsForCards, jobsForSeeker } from '#server/capabilities/derived/adverts/adverts'
