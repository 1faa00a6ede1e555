import { define } from '../settings/setting.ts'
import { addressWith } from '../settings/setting-kinds.ts'

export const scanSettings = {
  clamdUrl: define(
    'CLAMD_URL',
    null,
    addressWith(['tcp:', 'unix:'], 'tcp://localhost:3310 or unix:/run/clamav/clamd.ctl'),
    'Where ClamAV’s clamd listens; it then looks at each file that is sent, before anything is done with it. Default: none does.',
  ),
}
