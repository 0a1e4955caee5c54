import { MAP_JOBS_MOST } from '@evenshift/contract/constants'
import type { JobCard } from '@evenshift/contract/model/job/job-card'
import type { MapCode } from '@evenshift/contract/model/job/map'
import { ActionIcon, Button } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { IconHomeFilled, IconMinus, IconPlus } from '@tabler/icons-react'
import { type CSSProperties, useMemo, useState } from 'react'
import { weekFigure, weekUnit } from '#web/shared/job-week/week-words'
import { type Point, USUAL_ZOOM, isBelowNote, layMap, zooms } from '#web/areas/seeker/jobs/find/map/map-layout'
import { JobRow } from '#web/areas/seeker/job-card/JobRow'
import { useJobMap } from '#web/areas/seeker/jobs/find/map/useJobMap'
import { withSingle } from '#web/areas/seeker/jobs/find/search/search-address'
import type { Search } from '#web/areas/seeker/jobs/find/search/useSearch'
import { useWay } from '#web/areas/seeker/jobs/find/bar/useWay'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { Figure } from '#web/ui/job/Figure'
import { SpokenTitle } from '#web/ui/page/SpokenTitle'
import { words } from '#web/areas/seeker/jobs/find/map/words'
import styles from './JobMap.module.css'

const at = ({ x, y }: Point): CSSProperties => ({ left: x, top: y })
const fitOf = ({ tier }: NonNullable<MapCode['best']>): 'whole' | 'part' | undefined =>
  tier === 3 ? 'whole' : tier === 2 ? 'part' : undefined
const othersOf = ({ jobs }: MapCode): string => (jobs > MAP_JOBS_MOST ? `${MAP_JOBS_MOST}+` : `+${jobs - 1}`)

/** "LS6: Barista, £117 a week, and 1 more". */
function pinWords(code: MapCode, best: NonNullable<MapCode['best']>): string {
  const more = code.jobs > 1 ? words.andMore(code.jobs, MAP_JOBS_MOST) : ''
  return `${code.code}: ${best.title}, ${weekFigure(best)} ${weekUnit(best)}${more}`
}

/** Why a map has no pin. */
function NoPins({ codes, search }: { readonly codes: readonly MapCode[] | undefined; readonly search: Search }) {
  if (codes === undefined || codes.some(({ jobs }) => jobs > 0)) return null
  const found = search.list.total
  if (codes.length === 0) return <p role="status">{words.dontKnowWhereStart}</p>
  return <p role="status">{found === 0 ? words.noJobsMatch : words.noneTheseJobsNear}</p>
}

/** The list narrowed to one pin, whose best job alone stands below the map. */
function AllThere({ code: { code, jobs }, search }: { readonly code: MapCode; readonly search: Search }) {
  if (search.address.get('outcode') === code) return null
  const all = jobs > MAP_JOBS_MOST ? words.all(MAP_JOBS_MOST) : jobs === 2 ? 'both' : words.allWithJobs(jobs)
  return (
    <Button variant="light" size="compact-md" onClick={() => search.change((now) => withSingle(now, { outcode: code }))}>
      {words.showIn(all, code)}
    </Button>
  )
}

interface JobMapProps {
  readonly search: Search
  /** The job under the pointer or the focus in the list, or whose pin was pressed. */
  readonly chosen: JobCard | null
  readonly onChoose: (job: JobCard) => void
}

/** The jobs of a search around where the way to work begins: a cell for each outward code, a pin with the best week's money of it. */
export function JobMap({ search, chosen, onChoose }: JobMapProps) {
  const { data, error, refetch, isPlaceholderData } = useJobMap(search)
  const { limit, isKnown } = useWay(search.address)
  const { ref, width, height } = useElementSize()
  const size = useMemo(() => ({ width, height }), [width, height])
  const [zoom, setZoom] = useState<number>(USUAL_ZOOM)
  const [opened, setOpened] = useState<string | null>(null)
  const { codes, home } = useMemo(() => layMap(size.width === 0 ? [] : (data ?? []), size, zooms[zoom] ?? USUAL_ZOOM), [data, size, zoom])
  const open = ({ code, best }: MapCode): void => {
    setOpened(code === opened ? null : code)
    if (best) onChoose(best)
  }
  if (error) return <QueryFailure title={words.couldntDrawMapJust} error={error} onRetry={() => void refetch()} />
  // The list beside it could not be had: what is drawn is of before.
  const isOld = search.list.error !== null && data !== undefined
  const peek = codes.find(({ code }) => code.code === opened)
  return (
    <section
      className={styles.map}
      aria-label={words.mapOfTheJobs}
      aria-busy={data === undefined || isPlaceholderData}
      data-old={isOld || undefined}
    >
      <SpokenTitle level={2}>{words.whereTheyAre}</SpokenTitle>
      <div className={styles.land} ref={ref}>
        <svg width={width} height={height} aria-hidden="true">
          {codes.map(({ code, cell }) => (
            <path key={code.code} d={cell} data-place={code.isHome ? 'home' : code.isInReach ? 'reach' : undefined} />
          ))}
          {codes.map(({ code, name, isIn }) =>
            isIn && name && !(isOld && isBelowNote(name)) ? (
              <text key={code.code} x={name.x} y={name.y}>
                {code.code}
              </text>
            ) : null,
          )}
        </svg>
        {home && (
          <span className={styles.home} style={at(home)}>
            <IconHomeFilled size={16} aria-hidden />
          </span>
        )}
        {codes.map(
          ({ code, pin }) =>
            pin &&
            code.best && (
              <button
                key={code.code}
                type="button"
                className={styles.pin}
                style={at(pin)}
                data-fit={fitOf(code.best)}
                aria-pressed={code.code === opened}
                data-chosen={code.code === chosen?.outcode || undefined}
                aria-label={pinWords(code, code.best)}
                onClick={() => open(code)}
              >
                <span>
                  <Figure said={weekFigure(code.best)} />
                  {code.jobs > 1 && <small>{othersOf(code)}</small>}
                </span>
              </button>
            ),
        )}
      </div>
      <div className={styles.zoom}>
        <ActionIcon variant="subtle" aria-label={words.zoomIn} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <IconPlus size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"

          aria-label={words.zoomOut}
          disabled={zoom === zooms.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <IconMinus size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      {isOld ? (
        <p className={styles.old} role="status">
          {words.fromYourLastSearch}
        </p>
      ) : data === undefined || !isKnown ? null : (
        <p className={styles.key}>
          <span data-key="whole">{words.fitsYourWeek}</span>
          <span data-key="part">{words.fitsPart}</span>
          <span data-key="reach">{words.upTo(limit)}</span>
        </p>
      )}
      <div className={styles.peek} data-above={(peek?.pin?.y ?? 0) > height / 2 || undefined}>
        {peek?.code.best && <JobRow job={peek.code.best} />}
        {peek && peek.code.jobs > 1 && <AllThere code={peek.code} search={search} />}
        {!isOld && <NoPins codes={data} search={search} />}
      </div>
    </section>
  )
}
