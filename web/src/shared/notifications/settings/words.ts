/** What is said in shared/notifications/settings. */
export const words = {
  // DeviceCard
  pushOnThisDevice: 'Push on this device',
  turnOnPush: 'Turn on push',
  devicesThatGetPush: 'Devices that get push',
  itsOnHere: 'It’s on here.',
  browserDoesntAllowPush: 'This browser doesn’t allow push from us. Allow it in your browser’s site settings.',
  browserDidntTurnTry: 'Your browser didn’t turn it on. Try again in a moment.',
  itsOffHere: 'It’s off here.',
  offHereBrowserWill: 'It’s off here. Your browser will ask once.',

  // DeviceRow
  aBrowser: 'A browser',
  thisDevice: 'This device',
  lastUsed: (lastUsedAt: string) => `Last used ${lastUsedAt}`,
  turnOff: 'Turn off',
  turnOffPushOn: (name: string) => `Turn off push on ${name}`,

  // NotificationGroup
  extents: { usual: 'Usual', important: 'Important', none: 'None' },
  whatWeSendYou: (title: string) => `What we send you, ${title}`,
  chooseOneByOne: 'Choose one by one',
  told: (all: number, email: number, push: number) => {
    const of = (told: number) => (told === all ? `all ${all}` : `${told} of ${all}`)
    const ways = [email > 0 && `${of(email)} by email`, push > 0 && `${of(push)} by push`].filter(Boolean).join(', ')
    return ways ? ways.charAt(0).toUpperCase() + ways.slice(1) : 'Only in the app'
  },
  what: 'What',
  push: 'Push',
  email: 'Email',
  alwaysBecauseOfferAccount: 'Always on, because an offer or your account depends on it.',
  pushWithLabel: (label: string) => `${label}, push`,
  emailAlwaysOn: (label: string) => `${label}, email: always on`,
  emailWithLabel: (label: string) => `${label}, email`,

  // NotificationSettings
  notificationSettings: 'Notification settings',
  couldntLoadSettings: 'We couldn’t load your settings',
  whatTellWhere: 'What we tell you, and where',
  importantIs: 'Important means you need to do something, or your plans change.',

  // QuietCard
  noPush: 'We don’t send push between these times.',
  onlyExpiring: 'Only an offer about to expire gets through.',
  quietHours: 'Quiet hours',
  from: 'From',
  until: 'Until',
  rejectionsSendNightReach: (value: string) => `Rejections you send at night reach people after ${value}.`,
}
