/** One page of text as a PDF: the first line large, in the built-in Helvetica. Characters beyond Latin-1 become question marks. */
export function cvPage(title: string, lines: readonly string[]): Buffer {
  const text = (words: string): string => `(${words.replace(/[^\x20-\xff]/g, '?').replace(/[\\()]/g, '\\$&')})`
  const drawn = `BT /F1 26 Tf 60 760 Td ${text(title)} Tj /F1 12 Tf 20 TL 0 -24 Td ${lines.map((line) => `T* ${text(line)} Tj`).join(' ')} ET`
  const objects = [
    '<</Type /Catalog /Pages 2 0 R>>',
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources <</Font <</F1 5 0 R>>>>>>',
    `<</Length ${drawn.length}>>\nstream\n${drawn}\nendstream`,
    '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>',
  ]
  let file = '%PDF-1.7\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<</Size ${size} /Root 1 0 R>>\n`
  return Buffer.from(`${file}${table}startxref\n${file.length}\n%%EOF\n`, 'latin1')
}
