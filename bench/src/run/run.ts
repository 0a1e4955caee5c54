/** Runs one bench by name and prints its figures as one line of JSON, the last of its output. */
import type { Figure, Measure } from '#bench/run/figure'

const name = process.argv[2] ?? ''
const { measure } = (await import(new URL(`../${name}.ts`, import.meta.url).href)) as { measure: Measure }
const isWithin = ({ figure, bar }: Figure): boolean => bar === undefined || figure <= bar

const figures = await measure()
console.log(JSON.stringify(figures.map((figure) => ({ ...figure, bar: figure.bar ?? null, ok: isWithin(figure) }))))
