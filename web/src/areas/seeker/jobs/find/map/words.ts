/** What is said in areas/seeker/jobs/find/map. */
export const words = {
  // JobMap
  andMore: (jobs: number, most: number) => `, and ${jobs > most ? `more than ${most}` : jobs - 1} more`,
  fromYourLastSearch: 'From your last search',
  dontKnowWhereStart: 'We don’t know where you start from. Say it above to see the jobs around you.',
  noJobsMatch: 'No jobs match',
  noneTheseJobsNear: 'None of these jobs are near you',
  all: (value: number) => `all ${value}+`,
  allWithJobs: (jobs: number) => `all ${jobs}`,
  showIn: (all: string, code: string) => `Show ${all} in ${code}`,
  couldntDrawMapJust: 'We couldn’t draw the map just now',
  mapOfTheJobs: 'Map of the jobs',
  whereTheyAre: 'Where they are',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fitsYourWeek: 'Fits your week',
  fitsPart: 'Fits part',
  upTo: (limit: string) => `Up to ${limit}`,
}
