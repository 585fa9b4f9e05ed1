// A QR code as one path, a unit a module, with the quiet border that readers need.
import { encode } from 'uqr'

const BORDER = 4

export interface QrDrawn {
  size: number
  path: string
}

export function drawQr(text: string): QrDrawn {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER })
  return { size, path: data.map(rowPath).join('') }
}

/** One rectangle for each unbroken run of dark modules in a row. */
function rowPath(row: boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    const start = x
    while (row[x]) x++
    if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`
  }
  return path
}
