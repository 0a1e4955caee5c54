import type { seekerReference } from '@evenshift/contract/seeker/reference'
import { interests, jobRoles, sectors, skills, skillsBySector } from '#server/calls/choices'
import { employerOptions } from '#server/capabilities/parties/companies/public'
import {
  aLevelList,
  degreeList,
  fieldOfStudyList,
  grades,
  gradesOfLevel,
  optionOf,
  qualificationList,
  universityList,
} from '#server/capabilities/ground/reference/public'
import type { Handlers, SeekerContext } from '#server/http/call/context'

const education = {
  universities: universityList.all.map(optionOf),
  degrees: degreeList.all.map(optionOf),
  fieldsOfStudy: fieldOfStudyList.all.map(optionOf),
  aLevelSubjects: aLevelList.all.map(optionOf),
  grades,
  gradesOfLevel,
  alternativeQualifications: qualificationList.all.map((row) => ({ ...optionOf(row), grades: row.grades })),
}

export const referenceCalls = {
  sectors: async () => sectors,
  jobRoles: async () => jobRoles,
  interests: async () => interests,
  workDropdowns: async (_input, { db }) => ({ employers: await employerOptions(db), sectors, jobRoles }),
  interestDropdowns: async () => ({ interests, skills, skillsBySector }),
  educationDropdowns: async () => education,
} satisfies Handlers<typeof seekerReference, SeekerContext>
