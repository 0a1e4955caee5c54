export { acceptToken, erasePushOf, pushLater, sendPush } from '#server/capabilities/ground/push/push'
