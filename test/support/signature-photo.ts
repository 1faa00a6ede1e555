import sharp from 'sharp'

/** A name written with a dark pen, as a phone takes it on a desk: light from one side, a shadow across, grain, and soft edges. */
export async function signaturePhoto(): Promise<Uint8Array> {
  const pen = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000">
    <defs>
      <linearGradient id="light" x1="0" y1="0" x2="1" y2="0.6">
        <stop offset="0" stop-color="#f4efe2"/><stop offset="0.55" stop-color="#cfc8b8"/><stop offset="1" stop-color="#8f8a80"/>
      </linearGradient>
      <radialGradient id="shadow" cx="0.9" cy="0.95" r="0.6">
        <stop offset="0" stop-color="#000" stop-opacity="0.35"/><stop offset="1" stop-color="#000" stop-opacity="0"/>
      </radialGradient>
    </defs>
    <rect width="1600" height="1000" fill="url(#light)"/><rect width="1600" height="1000" fill="url(#shadow)"/>
    <g fill="none" stroke="#1d2540" stroke-width="9" stroke-linecap="round" stroke-linejoin="round">
      <path d="M330 620 C 380 380 430 340 450 380 S 400 640 380 640 M360 510 C 450 500 520 470 540 400 S 500 640 520 640"/>
      <path d="M560 600 C 600 520 640 520 640 570 S 600 640 590 620 M650 540 C 660 640 690 640 700 560 S 740 520 750 560"/>
      <path d="M770 360 C 760 480 760 600 780 630 M800 580 C 860 520 880 540 850 620 S 940 640 970 560"/>
      <path d="M980 600 C 1020 500 1060 520 1050 600 S 1110 640 1130 560 M1140 600 C 1200 520 1220 560 1210 620 S 1290 600 1320 540"/>
    </g>
  </svg>`
  const grain = { type: 'gaussian' as const, mean: 128, sigma: 7 }
  const noise = await sharp({
    create: { width: 1600, height: 1000, channels: 3, background: '#808080', noise: grain },
  })
    .png()
    .toBuffer()
  const photo = await sharp(Buffer.from(pen))
    .flatten({ background: '#ffffff' })
    .blur(1.6)
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 78 })
    .toBuffer()
  return new Uint8Array(photo)
}
