export { jobsForSeeker, jobsSeen } from '#server/capabilities/derived/adverts/adverts'
