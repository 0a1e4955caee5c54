import { claimUpload } from '#server/capabilities/ground/uploads/intake/claim'
import { uploadKeyOf } from '#server/capabilities/ground/uploads/names'
import { type Refusal, isRefusal, refuseField } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

/** A company's picture: what it is, and where its key stands in the input. */
interface Place {
  readonly purpose: 'logo' | 'workplace_photo' | 'entrance_photo'
  readonly field: string
}

/** The file that a key names: one that is kept here already, else an upload of this member. */
export async function claimPicture(
  unit: Unit,
  ownerId: string,
  key: string,
  present: readonly string[],
  place: Place,
): Promise<string | Refusal> {
  const kept = present.find((fileId) => uploadKeyOf(fileId) === key)
  if (kept !== undefined) return kept
  const file = await claimUpload(unit, { key, pool: 'employer', ownerId, ...place })
  return isRefusal(file) ? file : file.id
}

/** The files of a list of photos, in its order; each is refused at its place under `field`. */
export async function claimPhotos(
  unit: Unit,
  ownerId: string,
  keys: readonly string[],
  present: readonly string[],
  field: string,
): Promise<string[] | Refusal> {
  const photos: string[] = []
  for (const [place, key] of keys.entries()) {
    const at = `${field}.${place}`
    const file = await claimPicture(unit, ownerId, key, present, { purpose: 'workplace_photo', field: at })
    if (isRefusal(file)) return file
    if (photos.includes(file)) return refuseField(at, 'This photo is in the list already.')
    photos.push(file)
  }
  return photos
}
