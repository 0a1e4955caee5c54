import type { Education } from '@evenshift/contract/model/profile/education'

const graded = (rows: readonly { readonly name: string; readonly grade?: string | undefined }[]): string =>
  rows.map(({ name, grade }) => (grade ? `${name} (${grade})` : name)).join(', ')

/** What a row of a list says of a school or course: what it was, and where. */
export function educationWords(education: Omit<Education, 'userId'>): { readonly title: string; readonly place: string } {
  const { level, schoolName, nameOfInstitution, university, degree, fieldOfStudy, predictedGrade } = education
  const place = [university?.name ?? nameOfInstitution ?? schoolName, predictedGrade && `predicted ${predictedGrade}`]
  const title = {
    school: graded(education.subjects) || 'School',
    a_level: graded(education.aLevels),
    alternative: graded(education.alternativeQualifications),
    university: `${degree?.name ?? ''} ${fieldOfStudy?.name ?? ''}`.trim(),
  }[level]
  return { title, place: place.filter(Boolean).join(', ') }
}
