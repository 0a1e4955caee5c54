/** What the choice of skills says. */
export const words = {
  label: 'Skills',
  find: { label: 'Find or add a skill', hint: 'For example, sign language', add: 'Add' },
  chosen: (chosen: number, most: number) => {
    if (chosen === 0) return `Choose up to ${most}`
    return chosen < most ? `${chosen} of ${most} chosen` : `All ${most} chosen. Remove one to add another.`
  },
  notListed: (typed: string, kind: string | undefined) =>
    `${kind === undefined ? 'Not in our list.' : `Choose from ${kind} below.`} To add “${typed}” as your own skill, press Enter or +.`,
  addThis: (skill: string) => `Add ${skill}`,
  addOwn: (typed: string) => `Add “${typed}” as your own`,
  enterTakes: (skill: string, typed: string) => `Press Enter to add ${skill}. To add “${typed}” as your own skill, press +.`,
  yours: 'Yours',
  more: (more: number) => `${more} more`,
  another: 'Skills for another kind of work',
}
