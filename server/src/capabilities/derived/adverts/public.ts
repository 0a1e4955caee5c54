export { jobsForSeeker } from '#server/capabilities/derived/adverts/adverts'
