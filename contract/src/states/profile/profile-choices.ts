/** The choices of a seeker's profile. Imports nothing. */
export const rightToWorkAnswers = ['yes', 'student_visa', 'other_limit', 'prefer_not_to_say'] as const
export const travelModes = ['walk', 'cycle', 'public_transport', 'car'] as const
export const documentKinds = ['cv', 'cover_letter', 'certificate', 'other'] as const
export const educationLevels = ['school', 'a_level', 'alternative', 'university'] as const
/** What would make a profile stronger, best first. */
export const nextSteps = [
  'availability',
  'skills',
  'interests',
  'work',
  'education',
  'bio',
  'document',
  'avatar',
  'travel',
  'bio_video',
] as const
export type NextStep = (typeof nextSteps)[number]
export const alertPaces = ['none', 'daily', 'at_once'] as const
