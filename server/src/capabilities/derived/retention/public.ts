export { eraseSeeker, finishErasingSeeker } from '#server/capabilities/derived/retention/seeker'
