import { z } from 'zod'
import { WAY_MINUTES_LEAST, WAY_MINUTES_MOST } from '#contract/constants'
import {
  city,
  date,
  email,
  id,
  instant,
  line,
  listOf,
  optionalLine,
  percent,
  phone,
  postcode,
  text,
  uploadKey,
} from '#contract/model/basics'
import { approvalShape } from '#contract/model/approval'
import { typedOption } from '#contract/model/reference'
import { strengths } from '#contract/states/job/evidence'
import { documentKinds, nextSteps, rightToWorkAnswers, travelModes } from '#contract/states/profile/profile-choices'

const hours = z.number('Enter the hours as a number').min(0, 'Hours can’t be below 0').max(100, 'Hours a week are at most 100')
export const wayMinutes = z
  .int('Enter whole minutes')
  .min(WAY_MINUTES_LEAST, `At least ${WAY_MINUTES_LEAST} minutes`)
  .max(WAY_MINUTES_MOST, `At most ${WAY_MINUTES_MOST} minutes`)
const fields = {
  phone: phone.nullable(),
  postcode: postcode.nullable(),
  headline: optionalLine(120, 'Headline'),
  bio: text(2000, 'About you'),
  interests: listOf(typedOption('Interest'), 40, 'Interests'),
  skills: listOf(typedOption('Skill'), 40, 'Skills'),
  sectors: listOf(typedOption('Sector'), 10, 'Sectors'),
  rightToWork: z.enum(rightToWorkAnswers).nullable(),
  weeklyHourLimit: hours.nullable(),
  termDates: listOf(z.strictObject({ start: date, end: date }), 12, 'Term dates'),
  otherHours: listOf(
    z.strictObject({ label: line(80, 'Other work'), hoursPerWeek: hours, from: date, to: date.nullable() }),
    10,
    'Other work',
  ),
  /** How long the way to work may be: minutes one way by the chosen means. */
  travelMinutes: wayMinutes,
  travelMode: z.enum(travelModes).nullable(),
  hasWebcam: z.boolean(),
}
const name = {
  firstName: line(60, 'First name', 'Enter your first name'),
  lastName: line(60, 'Last name', 'Enter your last name'),
  dateOfBirth: date,
  city,
}

/** A part of the profile. The email is not here: it is read-only. */
export const profilePatch = z
  .strictObject({
    ...name,
    ...fields,
    /** A finished upload, or null to take the picture or video away. */
    avatar: uploadKey.nullable(),
    bioVideo: z
      .strictObject({
        /** Left out where only the captions or the still change. */
        key: uploadKey.optional(),
        posterKey: uploadKey.optional(),
        /** WebVTT, or plain sentences that are shown beside the video. */
        captions: text(20_000, 'Captions').optional(),
      })
      .nullable(),
  })
  .partial()

export const document = z.object({
  _id: id,
  kind: z.enum(documentKinds),
  fileName: z.string(),
  contentType: z.string(),
  size: z.int(),
  uploadedAt: instant,
})
export type ProfileDocument = z.infer<typeof document>
export const documentInput = z.strictObject({ key: uploadKey, kind: z.enum(documentKinds) })

export const bioVideo = z.object({
  url: z.string(),
  posterUrl: z.string().nullable(),
  seconds: z.number(),
  captions: z.string().nullable(),
})
/** How well the profile backs one of its skills, and the line that does. */
export const skillBacking = z.object({ name: z.string(), strength: z.enum(strengths), because: z.string() })
/** What would make the profile stronger, in words and where to do it. */
export const nextStep = z.object({ key: z.enum(nextSteps), text: z.string(), link: z.string() })

export const profile = z.object({
  _id: id,
  email,
  ...name,
  ...fields,
  avatar: z.string().nullable(),
  bioVideo: bioVideo.nullable(),
  documents: z.array(document),
  ...approvalShape,
  /** Of each of its skills, in their order. */
  skillBacking: z.array(skillBacking),
  strength: percent,
  nextStep: nextStep.nullable(),
})
export type Profile = z.infer<typeof profile>

export const profileCompletion = z.object({ isUser: z.boolean(), userProfile: z.array(profile).max(1) })
