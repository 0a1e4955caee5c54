import { sampleOf } from '@evenshift/contract/sample'
import type { z } from 'zod'

/** The least that a schema takes, with what a test says of it. */
export const sample = <S extends z.ZodType>(schema: S, said: Partial<z.output<S>> = {}): z.output<S> =>
  ({ ...(schema.parse(sampleOf(schema)) as object), ...said }) as z.output<S>
