import { exportFileReader } from '#server/capabilities/derived/exports/public'
import { screenshotReader } from '#server/capabilities/derived/feedback/public'
import { applicantsFileReader, entranceFileReader, welcomeFileReader } from '#server/capabilities/work/hiring/public'
import type { FileReader } from '#server/capabilities/ground/uploads/public'

/** Who besides its owner may see a file: each capability that holds files speaks for its own. */
export const fileReaders: readonly FileReader[] = [
  applicantsFileReader,
  entranceFileReader,
  exportFileReader,
  screenshotReader,
  welcomeFileReader,
]
