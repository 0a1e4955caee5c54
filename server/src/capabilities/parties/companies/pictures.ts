import type { EmployerPatch } from '#server/capabilities/parties/companies/change'
import type { EmployerRow } from '#server/capabilities/parties/companies/tables'
import { claimPhotos, claimPicture, releaseFiles } from '#server/capabilities/ground/uploads/public'
import { type Refusal, isRefusal } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

type Pictures = Pick<EmployerRow, 'logoId' | 'photoIds'>
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
  const logoId =
    logo === undefined ? shown : logo === null ? null : await claimPicture(unit, ownerId, logo, shown === null ? [] : [shown], place)
  if (isRefusal(logoId)) return logoId
  const photoIds = photos === undefined ? listed : await claimPhotos(unit, ownerId, photos, listed, 'photos')
  if (isRefusal(photoIds)) return photoIds
  const kept = new Set(fileIdsOf({ logoId, photoIds }))
  await releaseFiles(
    unit,
    fileIdsOf(present).filter((fileId) => !kept.has(fileId)),
  )
  return { logoId, photoIds }
}
