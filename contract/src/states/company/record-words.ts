/** Of an employer's record, instead of figures where there are too few applications to say. */
export const TOO_FEW_APPLICATIONS = 'Too few replies to count yet.'
