export {
  aLevelList,
  degreeList,
  fieldOfStudyList,
  grades,
  gradesOfLevel,
  qualificationList,
  universityList,
} from '#server/capabilities/ground/reference/education'
export { cityList, interestList, roleList, sectorList, skillList } from '#server/capabilities/ground/reference/lists'
export { dayWords, momentWords, monthWords, timeWords } from '#server/capabilities/ground/reference/london-words'
export {
  aLevelSubjects,
  cities,
  cityNamed,
  degrees,
  fieldsOfStudy,
  interestById,
  interests,
  interestsOfJob,
  jobRoleById,
  jobRoleNamed,
  jobRoles,
  levelGrades,
  minimumWageRows,
  qualifications,
  resolveCity,
  sectorById,
  sectorNamed,
  sectorOfSic,
  sectors,
  skillById,
  skillNamed,
  skills,
  universities,
} from '#server/capabilities/ground/reference/lookup'
export { optionOf } from '#server/capabilities/ground/reference/options'
export { holidayPayPercentOn, minimumWageOn } from '#server/capabilities/ground/reference/pay'
export { type Place, isOutcode, placeNamed, placeOf, places } from '#server/capabilities/ground/reference/places'
export { outcodeOf } from '#server/capabilities/ground/reference/postcodes'
export { rolesLike, startOf } from '#server/capabilities/ground/reference/role-starts'
export { folded, synonyms } from '#server/capabilities/ground/reference/words'
export { londonDay as londonDate } from '@evenshift/contract/london'
