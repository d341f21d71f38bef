/** Vendors of devices at home, of vehicles and of energy, in one line each; see `brief-vendors.ts`. Their names are not looked for (`UNNAMED_CATEGORIES`). */
export const devices = `
    1NCE | api.1nce.com *.1nce.com | | | https://help.1nce.com
    Airthings | ext-api.airthings.com *.airthings.com | pypi:airthings-cloud#C
    AlphaESS | openapi.alphaess.com *.alphaess.com | pypi:alphaessopenapi#C | | https://open.alphaess.com
    Amazon Alexa | api.amazonalexa.com api.eu.amazonalexa.com api.fe.amazonalexa.com *.amazonalexa.com | npm:ask-sdk npm:ask-sdk-core npm:ask-smapi-sdk pypi:ask-sdk pypi:ask-sdk-core | | https://developer.amazon.com/docs/smapi
    Ambient Weather | *.ambientweather.net | pypi:aioambient#C pypi:ambient-rainfall#C pypi:ambient-wds#C pypi:ambient-wx#C pypi:ambient-api#C
    AMPECO | *.ampeco.tech
    Anker Solix | ankerpower-api-eu.anker.com ankerpower-api.anker.com *.anker.com
    Arduino Cloud | api2.arduino.cc login.arduino.cc *.arduino.cc | npm:@arduino/arduino-iot-client pypi:arduino-iot-client golang:github.com/arduino/iot-client-go | | https://www.arduino.cc/reference/en/iot/api
    Arlo | *.arlo.com | pypi:pyaarlo#C pypi:pyeisenberg#C
    August | api-production.august.com *.august.com | pypi:yalexs#C
    Awair | developer-apis.awair.is *.awair.is | pypi:awair#C pypi:python-awair#C
    aWATTar | api.awattar.de api.awattar.at *.awattar.de *.awattar.at | | | evcc
    Blink Cameras | *.immedia-semi.com | pypi:blinkpy#C
    BMW | customer.bmwgroup.com *.bmwgroup.com | pypi:bimmer-connected#C | | evcc
    Brivo | api.brivo.com auth.brivo.com *.brivo.com | | https://status.brivo.com | https://developer.brivo.com statusphere
    Chargetrip | api.chargetrip.io *.chargetrip.io | | | https://developers.chargetrip.com
    ClearBlade | platform.clearblade.com *.clearblade.com | pypi:clearblade-adapter-library#C pypi:clearblade#C | | openapis
    Daikin Onecta | api.onecta.daikineurope.com idp.onecta.daikineurope.com *.daikineurope.com | | | https://developer.cloud.daikineurope.com
    Driivz | *.driivz.com
    dweet.io | dweet.io *.dweet.io | | | openapis
    Easee | api.easee.com *.easee.com *.easee.cloud | pypi:pyeasee#C | | evcc
    EcoFlow | api.ecoflow.com api-e.ecoflow.com api-a.ecoflow.com *.ecoflow.com | | | https://developer.ecoflow.com
    Ecovacs | *.ecouser.net *.ecovacs.com | pypi:deebot-client#C npm:ecovacs-deebot#C
    Ecowitt | api.ecowitt.net *.ecowitt.net | pypi:aioecowitt#C pypi:ecowitt2aprs#C
    Eight Sleep | *.8slp.net
    Electrolux | api.developer.electrolux.one api.ocp.electrolux.one *.electrolux.one | pypi:electrolux-group-developer-sdk | | https://developer.electrolux.one
    emnify | cdn.emnify.net *.emnify.net *.emnify.com | pypi:emnify-sdk | https://status.emnify.com | https://cdn.emnify.net/api/doc statusphere
    Emporia | api.emporiaenergy.com *.emporiaenergy.com | pypi:pyemvue#C
    ENTSO-E | web-api.tp.entsoe.eu *.entsoe.eu | pypi:entsoe-py#C pypi:python-entsoe#C pypi:entsoe-apy#C pypi:denki-client#C pypi:opdm-api#C | | evcc
    EVgo | *.evgo.com
    eWeLink | *.coolkit.cc | npm:ewelink-api#C npm:ewelink-api-next#C pypi:pyewelink#C
    EZVIZ | open.ys7.com *.ys7.com *.ezvizlife.com | npm:ezuikit-js pypi:pyezviz#C pypi:ezviz-openapi-utils#C | | https://open.ys7.com/help
    FarmBot | my.farmbot.io *.farmbot.io *.farm.bot | npm:farmbot pypi:farmbot | | https://developer.farm.bot
    FieldClimate | api.fieldclimate.com *.fieldclimate.com
    flespi | flespi.io *.flespi.io
    Flo by Moen | *.meetflo.com | pypi:aioflo#C
    Flume | api.flumewater.com *.flumewater.com *.flumetech.com | pypi:pyflume#C
    Ford | api.vehicle.ford.com *.vehicle.ford.com | | | evcc
    FordPass | api.fordconnect.io usapi.cv.ford.com api.mps.ford.com api.autonomic.ai *.fordconnect.io *.cv.ford.com *.mps.ford.com
    Forecast.Solar | api.forecast.solar *.forecast.solar | pypi:forecast-solar#C npm:forecast-solar-ts#C | | evcc
    FoxESS | *.foxesscloud.com | pypi:foxesscloud#C
    Fronius Solar.web | api.solarweb.com *.solarweb.com | pypi:fronius-solarweb#C
    FusionSolar | eu5.fusionsolar.huawei.com intl.fusionsolar.huawei.com *.fusionsolar.huawei.com | pypi:fusion-solar-py#C
    Gardena smart system | api.smart.gardena.dev *.gardena.dev | pypi:py-smart-gardena#C
    GIREVE | ocpi.gireve.com *.gireve.com
    GivEnergy | api.givenergy.cloud *.givenergy.cloud | | | https://givenergy.cloud/docs/api/v1
    Glowmarkt | api.glowmarkt.com *.glowmarkt.com | pypi:pyglowmarkt#C
    GoodWe SEMS | *.semsportal.com
    Growatt | openapi.growatt.com server.growatt.com *.growatt.com | pypi:growattserver#C pypi:growatt-api#C pypi:growatt-public-api#C
    Hevy | api.hevyapp.com *.hevyapp.com | pypi:hevy-unofficial#C pypi:hevy-api-wrapper#C | | https://api.hevyapp.com/docs
    Hik-Connect | api.hik-connect.com apiieu.hik-connect.com *.hik-connect.com
    Hologram | dashboard.hologram.io *.hologram.io | pypi:hologram-python | | https://support.hologram.io
    Home Connect | api.home-connect.com *.home-connect.com | pypi:home-connect-async#C pypi:aiohomeconnect#C pypi:homeconnect#C pypi:homeconnect-websocket#C
    Honeywell Home | api.honeywell.com api.honeywellhome.com *.honeywellhome.com | pypi:aiolyric pypi:aiosomecomfort#C hex:honeywell#C | | https://developer.honeywellhome.com
    Huawei Mobile Services | push-api.cloud.huawei.com *.dbankcloud.com *.hicloud.com | maven:com.huawei.hms maven:com.huawei.agconnect:agconnect-core cocoapods:AGConnectCore cocoapods:AGConnectAuth cocoapods:AGConnectCrash cocoapods:AGConnectRemoteConfig cocoapods:HiAnalytics cocoapods:HMSLocation cocoapods:AGConnectAppMessaging cocoapods:AGConnectCloudDB cocoapods:AGConnectFunction cocoapods:AGConnectCloudStorage cocoapods:AGConnectDatabase pub:huawei_* pub:agconnect_* maven:com.huawei.agconnect:agconnect-auth maven:com.huawei.agconnect:agconnect-crash maven:com.huawei.agconnect:agconnect-remoteconfig maven:com.huawei.agconnect:agconnect-cloud-database maven:com.huawei.agconnect:agconnect-storage maven:com.huawei.agconnect:agconnect-function githubactions:muhamedzeema/appgallery-deply-action#G maven:ru.cian.huawei-publish-gradle-plugin#G | | https://github.com/HMS-Core/hms-flutter-plugin
    Hubject | service.hubject.com service-qa.hubject.com *.hubject.com
    Husqvarna | api.amc.husqvarna.dev *.husqvarna.dev | pypi:aioautomower#C pypi:aiohusqvarna#C
    Hydrawise | api.hydrawise.com *.hydrawise.com | pypi:pydrawise#C
    Hyundai Bluelink and Kia Connect | prd.eu-ccapi.hyundai.com prd.eu-ccapi.kia.com api.owners.kia.com api.telematics.hyundaiusa.com *.eu-ccapi.hyundai.com *.eu-ccapi.kia.com | npm:bluelinky#C pypi:hyundai-kia-connect-api#C
    igloohome | api.igloodeveloper.co auth.igloohome.co *.igloodeveloper.co *.igloohome.co | pypi:igloohome-api#C
    Intervals.icu | intervals.icu *.intervals.icu | npm:intervals-icu#C npm:intervals-icu-api npm:intervals-icu-sdk pypi:intervals-icu-client#C | | https://intervals.icu/api-docs.html
    iRobot | disc-prod.iot.irobotapi.com *.iot.irobotapi.com *.irobotapi.com
    iSolarCloud | *.isolarcloud.com *.isolarcloud.eu *.isolarcloud.com.hk | pypi:sungrow-isolarcloud#C pypi:pysolarcloud#C
    Iternio | api.iternio.com *.iternio.com *.abetterrouteplanner.com
    John Deere Operations Center | sandboxapi.deere.com api.deere.com partnerapi.deere.com signin.johndeere.com *.deere.com
    JuiceNet | jbv1-api.emotorwerks.com api.juice.net *.emotorwerks.com | pypi:python-juicenet#C
    Kisi | api.kisi.io *.kisi.io *.getkisi.com | | https://status.kisi.io | https://docs.kisi.io statusphere
    LG ThinQ | *.lgthinq.com | pypi:thinqconnect#C
    Lutron | device-login.lutron.com *.lutron.com
    Mercedes-Benz | api.mercedes-benz.com *.mercedes-benz.com | | | evcc
    Meross | *.meross.com | pypi:meross-iot#C pypi:xaal-meross#C
    Miele | api.mcs3.miele.com *.miele.com | pypi:pymiele#C pypi:asyncmiele#C
    Monta EV | partner-api.monta.com public-api.monta.com *.monta.com *.monta.app
    myenergi | *.myenergi.net *.myenergi.com | pypi:pymyenergi#C pypi:myenergi#C pypi:pyenergi#C | | evcc
    myQ | api.myqdevice.com account-devices-gdo.myq-cloud.com partner-identity.myq-cloud.com *.myqdevice.com *.myq-cloud.com | npm:@hjdhjd/myq#C pypi:pymyq#C
    myStrom | *.mystrom.ch | pypi:pystrom#C | | evcc
    Nature Remo | api.nature.global *.nature.global | npm:nature-remo#C pypi:nature-remo#C | | https://developer.nature.global
    Neurio | api.neur.io *.neur.io
    Nuki | api.nuki.io *.nuki.io | pypi:nuki-web-api#C
    Octopus Energy | api.octopus.energy *.octopus.energy | pypi:aiooctopusenergy#C pypi:octopus-kraken#C pypi:octopy-energy-api#C pypi:squidink#C pypi:open-octopus#C pypi:pytentacle#C | | evcc
    Ohme | api.ohme.io api.ohme-ev.com *.ohme.io *.ohme-ev.com | pypi:ohme#C
    OnStar | na-mobile-api.gm.com *.na-mobile-api.gm.com | npm:onstarjs#C npm:onstarjs2#C
    Openpath | api.openpath.com *.openpath.com
    Orbit B-hyve | api.orbitbhyve.com *.orbitbhyve.com | pypi:pybhyve#C
    Overkiz | ha101-1.overkiz.com ha110-1.overkiz.com tahomalink.com *.overkiz.com *.tahomalink.com | pypi:pyoverkiz#C
    Phyn | api.phyn.com *.phyn.com | pypi:aiophyn#C
    Pod Point | mobile-api.pod-point.com api.pod-point.com *.pod-point.com | pypi:podpointclient#C
    Polestar | *.polestar.com | pypi:pypolestar#C pypi:unofficial-polestar-api#C | | evcc
    Positec Worx | api.worxlandroid.com id.worx.com *.worxlandroid.com | pypi:pyworxcloud#C
    pvnode | api.pvnode.com *.pvnode.com | | | evcc
    Rachio | api.rach.io *.rach.io | pypi:rachiopy#C
    Renault | api-wired-prod-1-euw1.wrd-aws.com *.wrd-aws.com | pypi:renault-api#C pypi:pyze#C
    Resideo | tccna.honeywell.com tccna.resideo.com *.resideo.com | pypi:somecomfort#C pypi:evohome-async#C
    Rhombus | api2.rhombussystems.com *.rhombussystems.com | | https://status.rhombus.com | https://apidocs.rhombussystems.com statusphere
    Ride with GPS | ridewithgps.com *.ridewithgps.com | pypi:aioridewithgps#C | | https://ridewithgps.com/api
    Ring | api.ring.com *.ring.com | pypi:ring-doorbell#C npm:ring-client-api#C
    Rivian | *.rivian.com | pypi:rivian-python-client#C
    Roborock | usiot.roborock.com euiot.roborock.com api-us.roborock.com *.roborock.com | pypi:python-roborock#C
    RTE | digital.iservices.rte-france.com *.rte-france.com | pypi:pyrte#C | | evcc
    Salto KS | clp-accept-user.saltosystems.com connect.my-clay.com *.saltosystems.com *.my-clay.com *.saltoks.com
    Sense Energy Monitor | api.sense.com clientrt.sense.com *.sense.com | pypi:sense-energy#C
    Sensibo | home.sensibo.com *.sensibo.com | pypi:pysensibo#C | | https://support.sensibo.com
    Shell Recharge | ui-map.shellrecharge.com *.shellrecharge.com | pypi:python-shellrecharge#C
    Shelly Cloud | *.shelly.cloud | pypi:shelly-control#C | | evcc
    SMA | *.smaapis.de *.sunnyportal.com
    Smappee | app1pub.smappee.net *.smappee.net *.smappee.com | pypi:pysmappee#C
    smart-me | smart-me.com api.smart-me.com *.smart-me.com | | | openapis
    SolarMAN | globalapi.solarmanpv.com api.solarmanpv.com home.solarmanpv.com *.solarmanpv.com
    SolaX | *.solaxcloud.com | pypi:solaxcloud#C | | evcc
    Solis Cloud | *.soliscloud.com | pypi:soliscloud-api#C pypi:soliscloud#C
    Somfy | api.somfy.com accounts.somfy.com *.somfy.com
    Sonos | api.ws.sonos.com *.sonos.com
    Soracom | api.soracom.io g.api.soracom.io jp.api.soracom.io *.soracom.io | | https://status.soracom.io | https://developers.soracom.io
    Stellantis | api.groupe-psa.com idpcvs.peugeot.com idpcvs.citroen.com *.groupe-psa.com
    Subaru Starlink | mobileapi.prod.subarucs.com *.subarucs.com | pypi:subarulink#C
    Suunto | cloudapi.suunto.com cloudapi-oauth.suunto.com *.suunto.com | | | https://apizone.suunto.com
    SwitchBot | api.switch-bot.com *.switch-bot.com | pypi:switchbot-api#C npm:node-switchbot#C pypi:python-switchbot-v2#C pypi:easy-switchbot#C
    Tado | *.tado.com | pypi:python-tado#C pypi:tadoasync#C npm:node-tado-client#C pypi:python-tado-async#C pypi:python-tado-ha#C
    TagoIO | api.tago.io *.tago.io | npm:tago npm:@tago-io/sdk pypi:tagoio-sdk | | https://docs.tago.io
    Tedee | api.tedee.com *.tedee.com | pypi:aiotedee#C pypi:pytedee-async#C | | https://tedee-tedee-api-doc.readthedocs-hosted.com
    Tessie | api.tessie.com *.tessie.com | pypi:tessie-api#C | | evcc
    The Handy | www.handyfeeling.com *.handyfeeling.com | npm:thehandy | | https://github.com/stashapp/stash
    ThingSpeak | api.thingspeak.com *.thingspeak.com | | | https://www.mathworks.com/help/thingspeak
    Tibber | api.tibber.com *.tibber.com | pypi:pytibber#C npm:tibber-api#C npm:iobroker.tibberlink#C pypi:tibber-py#C | | evcc
    Toyota Connected Europe | ctpa-oneapi.tceu-ctp-prd.toyotaconnectedeurope.io b2c-login.toyota-europe.com *.toyotaconnectedeurope.io *.toyota-europe.com | pypi:mytoyota#C pypi:pytoyoda#C
    TP-Link Cloud | *.tplinkcloud.com *.tplinkra.com | pypi:tplink-cloud-api#C
    Tronity | *.tronity.tech api.tronity.io *.tronity.io | | | evcc
    TTLock | euapi.ttlock.com api.ttlock.com cnapi.ttlock.com *.ttlock.com *.sciener.com | | | https://euopen.ttlock.com
    Victron Energy | vrmapi.victronenergy.com *.victronenergy.com | pypi:victron-vrm#C | | evcc
    Viessmann | api.viessmann-climatesolutions.com iam.viessmann-climatesolutions.com *.viessmann-climatesolutions.com *.viessmann.com | pypi:pyvicare#C pypi:aquastilla-softener#C pypi:pyvicare-neo#C | | evcc
    Virta | api.virta.global *.virta.global *.virta.fi
    Volkswagen Group Connect | emea.bff.cariad.digital mobileapi.apps.emea.vwapps.io identity.vwgroup.io mysmob.api.connect.skoda-auto.cz *.cariad.digital *.vwapps.io *.vwgroup.io *.skoda-auto.cz | pypi:weconnect#C pypi:carconnectivity#C
    Volvo Cars | api.volvocars.com *.volvocars.com | pypi:volvocarsapi#C | | evcc
    Wallbox | api.wall-box.com *.wall-box.com *.wallbox.com | pypi:wallbox#C
    WeatherFlow Tempest | swd.weatherflow.com *.weatherflow.com *.tempestwx.com
    Webfleet | csv.webfleet.com *.webfleet.com | | | https://www.webfleet.com
    Whirlpool | api.whrcloud.com *.whrcloud.com *.whrcloud.eu | pypi:whirlpool-sixth-sense#C
    Wyze | *.wyzecam.com *.wyze.com | pypi:wyze-sdk#C pypi:wyze-sdk-aldilaff#C
    Xiaomi Home | api.io.mi.com de.api.io.mi.com sg.api.io.mi.com *.api.io.mi.com *.yeelight.com | pypi:micloud#C
    Zaptec | api.zaptec.com *.zaptec.com | pypi:pyzaptec#C | | evcc
`;
