/** Variables that Microsoft gives to both its cloud and its sign-in. */
const SHARED = /(?<=^|_)AZURE_(?=(?:CLIENT|TENANT)(?:_|$)|SECRET$)/;
/** What says that a file is about the cloud. */
const CLOUD =
  /DefaultAzureCredential|SecretCredential|AZURE_?(?:SUBSCRIPTION|STORAGE|RESOURCE|KEY_?VAULT)|SUBSCRIPTION_ID|azurerm|@azure\/(?!msal)|azure\.(?:identity|storage|mgmt)|azure\/login/i;
/** What says that a file is about whom people sign in with. */
const SIGN_IN =
  /msal|azure-?_?ad(?:b2c)?\b|entra|microsoftonline|oauth|openid|oidc|(?:GOOGLE|GITHUB|GITLAB|FACEBOOK|OKTA|APPLE|LINKEDIN|DISCORD)_CLIENT_ID/i;

/** What variables of a file are called that are for signing in with Microsoft and have the names of its cloud: `AZURE_AD_CLIENT_ID` for `AZURE_CLIENT_ID`. */
export function createSignInRule(text: string): (variable: string) => string {
  let isForSignIn: boolean | undefined;
  return (variable) => {
    if (!SHARED.test(variable)) return variable;
    isForSignIn ??= SIGN_IN.test(text) && !CLOUD.test(text);
    return isForSignIn ? variable.replace(SHARED, 'AZURE_AD_') : variable;
  };
}
