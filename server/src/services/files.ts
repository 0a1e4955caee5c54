import { applicantsFileReader } from '#server/capabilities/applications/public'
import type { FileReader } from '#server/capabilities/uploads/public'

/** Who besides its owner may see a file: each capability that holds files speaks for its own. */
export const fileReaders: readonly FileReader[] = [applicantsFileReader]
