/** Vendors of the category `maps` in one line each; see `brief-vendors.ts`. */
export const maps = `
    AMap | restapi.amap.com *.amap.com | | | dify
    Baidu Maps | api.map.baidu.com
    Bing Maps | dev.virtualearth.net *.virtualearth.net
    Kakao Maps | dapi.kakao.com
    Tianditu | api.tianditu.gov.cn | | | dify
`;
