import type { WhatNextProps } from '#web/shared/sent/WhatNext'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { Bone } from '#web/ui/page/Bone'

/** Only once something is sent. */
export const WhatNext = lazyPart<WhatNextProps>(async () => (await import('#web/shared/sent/WhatNext')).WhatNext, <Bone height={240} />)
