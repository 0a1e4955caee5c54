export { acceptToken, erasePushOf, listDevices, pushLater, sendPush } from '#server/capabilities/ground/push/push'
export { deviceLabel } from '#server/capabilities/ground/push/rules.devices'
export { quietHoursOf, setQuietHours, turnOff } from '#server/capabilities/ground/push/store'
