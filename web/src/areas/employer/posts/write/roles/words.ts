import { viewAll } from '#web/shared/words/numbers'

/** What is said in areas/employer/posts/write/roles. */
export const words = {
  // OwnPosts
  useOneOfYours: 'Use one of yours',
  viewAll,

  // PostStart
  postAJob: 'Post a job',
  chooseRoleWellFill: 'Choose a role and we’ll fill in the usual tasks, skills and shifts. Change what’s different.',
  beginWithYourOwn: 'Begin with your own',

  // RolePicker
  rolesLike: (search: string) => `Roles like “${search}”`,
  popularIn: (charAt: string, sector: string) => `Popular in ${charAt}${sector}`,
  searchRoles: 'Search roles',
  tryPotWash: 'Try “pot wash”',
  couldntLoadRoles: 'We couldn’t load the roles',
  noRoleLike: (search: string) => `No role like “${search}”`,
  tryOnePlainWord: 'Try one plain word, like “kitchen” or “shop”, or start blank.',
  startBlankJob: 'Start with a blank job',

  // RoleTile
  aboutAWeek: (hoursWords: string) => `About ${hoursWords} a week`,
  hourNearby: (usualPay: string) => `${usualPay} an hour nearby`,

  // role-values
  someShiftsNight: 'Some shifts are at night.',
}
