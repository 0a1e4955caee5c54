import { isScreenshot } from '#server/capabilities/derived/feedback/store.staff'
import { isStaff } from '#server/capabilities/ground/staff/public'
import type { FileReader } from '#server/capabilities/ground/uploads/public'

/** Staff see the picture that came with something, and nobody else's files. */
export const screenshotReader: FileReader = async (db, { id, purpose }, { pool, userId }) => {
  const mayLook = pool === 'staff' && purpose === 'feedback' && (await isStaff(db, userId)) && (await isScreenshot(db, id))
  return mayLook ? { employerId: null } : null
}
