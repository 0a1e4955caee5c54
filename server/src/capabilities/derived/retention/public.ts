export { eraseAgain } from '#server/capabilities/derived/retention/again'
export { eraseEmployerAccount, finishErasingEmployer } from '#server/capabilities/derived/retention/employer'
export { eraseSeeker, finishErasingSeeker } from '#server/capabilities/derived/retention/seeker'
