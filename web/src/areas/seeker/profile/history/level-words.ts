import type { Education } from '@evenshift/contract/model/education'

export const levelWords: Readonly<Record<Education['level'], string>> = {
  school: 'School, up to GCSEs or National 5s',
  a_level: 'A levels',
  alternative: 'Another qualification (BTEC, T Level, Highers, IB …)',
  university: 'University',
}
