import { parseKeys } from './key-text.ts'
import { define, defineShown } from './setting.ts'
import { addressWith, oneOf, plainText, webOrigin, wholeNumber } from './setting-kinds.ts'

/** Where the server listens, and where it keeps what it is told. */
export const serverSettings = {
  port: defineShown('PORT', '3000', wholeNumber(0, 65_535), 'Port to listen on; 0 takes any free one.'),
  host: defineShown(
    'HOST',
    'localhost',
    plainText,
    'Address to listen on; 0.0.0.0 to be reached from other machines.',
  ),
  publicUrl: defineShown(
    'PUBLIC_URL',
    null,
    webOrigin,
    'The address people type. Default: http://localhost:PORT. With https, cookies are Secure and HSTS is sent.',
  ),
  nodeEnv: defineShown(
    'NODE_ENV',
    'development',
    oneOf('development', 'production', 'test'),
    'production refuses to start before every setting is given that the runbook names, and PUBLIC_URL by https.',
  ),
  role: defineShown(
    'ROLE',
    'both',
    oneOf('both', 'web', 'worker'),
    'What this server does: web answers people and works off no jobs, worker works off jobs and answers /healthz and /readyz alone. Others than both need DATABASE_URL, and one of each.',
  ),
  stopDelaySeconds: defineShown(
    'STOP_DELAY_SECONDS',
    '0',
    wholeNumber(0, 120, 'seconds'),
    'How long a server that is asked to stop says so on /readyz and goes on serving, so that a proxy leads nobody to it any more.',
  ),
  trustProxy: defineShown(
    'TRUST_PROXY',
    '0',
    wholeNumber(0, 10),
    'How many proxies stand in front and may name the caller in X-Forwarded-For.',
  ),
  dataDir: define(
    'DATA_DIR',
    './data',
    plainText,
    'Folder of the embedded database and of the encrypted files; made with mode 0700. Servers on one DATABASE_URL share it.',
  ),
  databaseUrl: define(
    'DATABASE_URL',
    null,
    addressWith(['postgres:', 'postgresql:'], 'postgres://user@host/armor'),
    'PostgreSQL 15 or newer. Default: the embedded database in DATA_DIR.',
  ),
  databasePool: defineShown(
    'DATABASE_POOL',
    '10',
    wholeNumber(2, 200, 'connections'),
    'Most connections to PostgreSQL at once.',
  ),
  databaseTimeoutSeconds: defineShown(
    'DATABASE_TIMEOUT_SECONDS',
    '30',
    wholeNumber(1, 3600, 'seconds'),
    'How long PostgreSQL may take for one statement. What it has not done by then is answered 503.',
  ),
  encryptionKeys: define(
    'ENCRYPTION_KEY',
    null,
    parseKeys,
    '32 bytes as hex or base64; several, separated by commas, to rotate: the first one seals. Default: a key file in your configuration folder.',
  ),
  configHome: define(
    'XDG_CONFIG_HOME',
    null,
    plainText,
    'Where the key files are kept, in the folder armor. Default: ~/.config.',
  ),
  backupEveryHours: defineShown(
    'BACKUP_EVERY_HOURS',
    '6',
    wholeNumber(0, 720, 'hours'),
    'How often the embedded database is backed up into DATA_DIR/backups; 0 for never.',
  ),
  backupsKept: defineShown('BACKUPS_KEPT', '8', wholeNumber(1, 1000), 'How many of those backups are kept.'),
}
