/** Version of this package, as events carry it; a test keeps it equal to package.json. */
export const VERSION = '0.1.0';
