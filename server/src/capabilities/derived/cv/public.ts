export { cvOf } from '#server/capabilities/derived/cv/cv'
