export { readAdvert } from '#server/capabilities/ground/reading/read-advert'
