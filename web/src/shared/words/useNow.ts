import { useState } from 'react'

/** The moment a component was first shown: words such as "in 2 days" do not change under a reader's eyes. */
export const useNow = (): Date => useState(() => new Date())[0]
