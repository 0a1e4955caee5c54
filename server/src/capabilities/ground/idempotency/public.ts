export { forgetKeysOf, forgetOldKeys, once } from '#server/capabilities/ground/idempotency/once'
