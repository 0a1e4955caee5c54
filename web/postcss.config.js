// Sizes of type follow the size of text that people chose in their browser. Everything else stays as drawn, so that a line grows in its place.
export default { plugins: { 'postcss-pxtorem': { propList: ['font', 'font-size'], minPixelValue: 1 } } }
