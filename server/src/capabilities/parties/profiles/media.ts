import type { ProfilePatch } from '#server/capabilities/parties/profiles/change'
import type { SeekerMediaRow } from '#server/capabilities/parties/profiles/tables'
import { holdMedia, saveMedia } from '#server/capabilities/parties/profiles/store.files'
import { claimUpload, releaseFiles } from '#server/capabilities/ground/uploads/public'
import { type Refusal, isRefusal, refuseField } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

type Media = Omit<SeekerMediaRow, 'seekerId'>
type Fields = keyof Media
type Claimed = { readonly purpose: 'avatar' | 'biovideo' | 'poster'; readonly field: string; readonly seekerId: string }

/** The file of a key; null where none is given. */
async function fileOf(unit: Unit, key: string | null | undefined, { seekerId, ...claimed }: Claimed): Promise<string | null | Refusal> {
  if (key == null) return null
  const file = await claimUpload(unit, { key, pool: 'jobseeker', ownerId: seekerId, ...claimed })
  return isRefusal(file) ? file : file.id
}

const noVideo = refuseField('bioVideo.key', 'You don’t have a bio video yet. Record or upload one first.')

/** A new video begins anew; without one only what is named changes. */
async function changeVideo(
  unit: Unit,
  present: SeekerMediaRow,
  given: NonNullable<ProfilePatch['bioVideo']>,
): Promise<Pick<Media, Exclude<Fields, 'avatarId'>> | Refusal> {
  const { seekerId } = present
  const video = await fileOf(unit, given.key, { purpose: 'biovideo', field: 'bioVideo.key', seekerId })
  if (isRefusal(video)) return video
  const before = video === null ? present : { bioVideoId: video, posterId: null, captions: null }
  if (before.bioVideoId === null) return noVideo
  const poster = await fileOf(unit, given.posterKey, { purpose: 'poster', field: 'bioVideo.posterKey', seekerId })
  if (isRefusal(poster)) return poster
  const captions = given.captions === undefined ? before.captions : given.captions || null
  return { bioVideoId: before.bioVideoId, posterId: poster ?? before.posterId, captions }
}

const fileIdsOf = ({ avatarId, bioVideoId, posterId }: Media): string[] =>
  [avatarId, bioVideoId, posterId].filter((fileId) => fileId !== null)

/** Takes over the picture and bio video of a patch, and gives up what they replace. Refuses at the field of the patch. */
export async function changeMedia(unit: Unit, seekerId: string, { avatar, bioVideo }: ProfilePatch): Promise<Refusal | null> {
  if (avatar === undefined && bioVideo === undefined) return null
  const present = await holdMedia(unit.tx, seekerId)
  const next: SeekerMediaRow = { ...present }
  if (avatar !== undefined) {
    const avatarId = await fileOf(unit, avatar, { purpose: 'avatar', field: 'avatar', seekerId })
    if (isRefusal(avatarId)) return avatarId
    next.avatarId = avatarId
  }
  if (bioVideo !== undefined) {
    const video = bioVideo === null ? { bioVideoId: null, posterId: null, captions: null } : await changeVideo(unit, present, bioVideo)
    if (isRefusal(video)) return video
    Object.assign(next, video)
  }
  await saveMedia(unit.tx, next)
  const kept = new Set(fileIdsOf(next))
  await releaseFiles(
    unit,
    fileIdsOf(present).filter((fileId) => !kept.has(fileId)),
  )
  return null
}
