export { eraseVisitsOf, visit } from '#server/capabilities/derived/home/store'
