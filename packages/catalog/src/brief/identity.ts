/** Vendors of the category `identity` in one line each; see `brief-vendors.ts`. */
export const identity = `
    GetEmail | api.getemail.io *.getemail.io api.getemails.com *.getemails.com | | | trufflehog
`;
