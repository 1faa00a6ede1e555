import { defineShown } from './setting.ts'
import { oneOf } from './setting-kinds.ts'

/** What is logged. */
export const logSettings = {
  logLevel: defineShown(
    'LOG_LEVEL',
    'info',
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    'Least level that is logged.',
  ),
}
