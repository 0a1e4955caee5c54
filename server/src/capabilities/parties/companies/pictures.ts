import type { EmployerPatch } from '#server/capabilities/parties/companies/change'
import type { EmployerRow } from '#server/capabilities/parties/companies/tables'
import { claimUpload, releaseFiles, uploadKeyOf } from '#server/capabilities/ground/uploads/public'
import { type Refusal, isRefusal, refuseField } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

type Pictures = Pick<EmployerRow, 'logoId' | 'photoIds'>
type Place = { readonly purpose: 'logo' | 'workplace_photo'; readonly field: string }

/** The file that a key names: one that the company has here already, else an upload of this member. */
async function fileOf(unit: Unit, ownerId: string, key: string, present: readonly string[], place: Place): Promise<string | Refusal> {
  const kept = present.find((fileId) => uploadKeyOf(fileId) === key)
  if (kept !== undefined) return kept
  const file = await claimUpload(unit, { key, pool: 'employer', ownerId, ...place })
  return isRefusal(file) ? file : file.id
}

async function photosOf(unit: Unit, ownerId: string, keys: readonly string[], present: readonly string[]): Promise<string[] | Refusal> {
  const photos: string[] = []
  for (const [place, key] of keys.entries()) {
    const field = `photos.${place}`
    const file = await fileOf(unit, ownerId, key, present, { purpose: 'workplace_photo', field })
    if (isRefusal(file)) return file
    if (photos.includes(file)) return refuseField(field, 'This photo is in the list already.')
    photos.push(file)
  }
  return photos
}

const fileIdsOf = ({ logoId, photoIds }: Pictures): string[] => (logoId === null ? [...photoIds] : [logoId, ...photoIds])

/** Takes over the logo and photos that a member names, and gives up what they replace. Refuses at the field of the input. */
export async function changePictures(
  unit: Unit,
  ownerId: string,
  present: Pictures,
  { logo, photos }: Pick<EmployerPatch, 'logo' | 'photos'>,
): Promise<Pictures | Refusal> {
  const { logoId: shown, photoIds: listed } = present
  const place = { purpose: 'logo', field: 'logo' } as const
  const logoId = logo === undefined ? shown : logo === null ? null : await fileOf(unit, ownerId, logo, shown === null ? [] : [shown], place)
  if (isRefusal(logoId)) return logoId
  const photoIds = photos === undefined ? listed : await photosOf(unit, ownerId, photos, listed)
  if (isRefusal(photoIds)) return photoIds
  const kept = new Set(fileIdsOf({ logoId, photoIds }))
  await releaseFiles(
    unit,
    fileIdsOf(present).filter((fileId) => !kept.has(fileId)),
  )
  return { logoId, photoIds }
}
