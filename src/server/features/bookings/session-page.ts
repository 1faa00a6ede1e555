import type { Config } from '../../config.ts'

/** The page on which a buyer sees and changes a session. */
export const sessionPage = ({ publicUrl }: Pick<Config, 'publicUrl'>, sessionId: string): string =>
  `${publicUrl}/account/purchase?session_id=${encodeURIComponent(sessionId)}`
