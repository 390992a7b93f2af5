/** The embedded server's own id at the runtime endpoint, as `GET /config.json` answers it. */
export const APP_ID = '7d1f5f0e-3c64-4b0b-9d0c-5a6f2f1f8c21';
