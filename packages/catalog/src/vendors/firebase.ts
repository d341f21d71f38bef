import { inModules, named } from '../named.ts';
import type { Vendor } from '../vendor.ts';

export const firebase: Vendor = {
  slug: 'firebase',
  name: 'Firebase',
  category: 'cloud',
  statusPageUrl: 'https://status.firebase.google.com',
  statusPage: { adapter: 'google', url: 'https://status.firebase.google.com/incidents.json' },
  hosts: [
    { host: 'iid.googleapis.com' },
    { suffix: 'firebasestorage.app' },
    { host: 'mobilecrashreporting.googleapis.com' },
    { host: 'firebasetelemetryadmin.googleapis.com' },
    { host: 'firebaseextensionspublisher.googleapis.com' },
    { host: 'firebaseextensions.googleapis.com' },
    { host: 'content-firebaseappcheck.googleapis.com' },
    { host: 'cloudconfig.googleapis.com' },
    { host: 'cloudmessaging.googleapis.com' },
    { host: 'fcmtoken.googleapis.com' },
    { host: 'firebaseremoteconfigrealtime.googleapis.com' },
    { host: 'firebaselogging-pa.googleapis.com' },
    { host: 'firebaseperusertopics-pa.googleapis.com' },
    { host: 'firebaseabt.googleapis.com' },
    { host: 'firebaseinappmessaging.googleapis.com' },
    { host: 'firebaseapphosting.googleapis.com' },
    { host: 'firebasedataconnect.googleapis.com' },
    { host: 'firebaseappdistribution.googleapis.com' },
    { host: 'firebaseml.googleapis.com' },
    { host: 'firebasedatabase.googleapis.com' },
    { host: 'firebaserules.googleapis.com' },
    { host: 'firebase.googleapis.com' },
    { host: 'fcmdata.googleapis.com' },
    { suffix: 'crashlytics.com' },
    { host: 'crashlyticsreports-pa.googleapis.com' },
    { host: 'firebasehosting.googleapis.com' },
    { suffix: 'app-measurement.com' },
    { host: 'app-measurement.com' },
    { host: 'securetoken.google.com' },
    { host: 'firestore.googleapis.com' },
    { host: 'fcm.googleapis.com' },
    { host: 'identitytoolkit.googleapis.com' },
    { host: 'securetoken.googleapis.com' },
    { host: 'firebaseinstallations.googleapis.com' },
    { host: 'firebaseremoteconfig.googleapis.com' },
    { suffix: 'firebaseio.com', tenant: true },
    { suffix: 'firebasedatabase.app' },
    { host: 'firebasestorage.googleapis.com' },
    { host: 'fcmregistrations.googleapis.com' },
    { host: 'firebaseappcheck.googleapis.com' },
    { host: 'firebasevertexai.googleapis.com' },
    { host: 'firebaselogging.googleapis.com' },
    { host: 'firebasedynamiclinks.googleapis.com' },
  ],
  packages: {
    docker: [{ name: 'docker.io/andreysenov/firebase-tools', class: 'G' }],
    cargo: [
      ...named(
        'firebae-cm google-firebaseremoteconfig1 google-firebaserules1 google-firebasedynamiclinks1 oauth_fcm fcm-push-listener fireauth rs-firebase-admin-sdk firebase-auth firestore-db-and-auth firestore fcm_v1',
        'C',
      ),
      ...named('fcm'),
    ],
    hex: named(
      'guardian_firebase google_api_firebase_storage google_api_firebase_rules google_api_firebase_ml google_api_firebase_hosting google_api_firebase_dynamic_links google_api_firebase_database google_api_firebase_app_distribution google_api_firebase_app_check google_api_firebase google_api_fcm_data google_api_fcm gcmex gcm firebase_admin_ex ex_firebase_auth fcmex pigeon fcm_push firebase_jwt ex_firebase_auth_verification firebase_auth_verifier',
      'C',
    ),
    cocoapods: [
      ...named(
        'GoogleAppMeasurementIdentitySupport FirebaseMLVision FirebaseInstanceID FirebaseFunctionsSwift FirebaseAnalyticsWithoutAdIdSupport RNFBMessaging RNFBFirestore RNFBCrashlytics RNFBAuth RNFBApp FirebaseMLModelInterpreter Crashlytics Fabric GeoFire FirebaseRemoteConfigSwift FirebaseInAppMessagingSwift FirebaseStorageSwift FirebaseFirestoreSwift FirebaseDatabaseSwift FirebaseVertexAI FirebaseEmailAuthUI FirebaseAuthUI firebase_messaging firebase_core firebase_auth firebase_app_check GoogleAppMeasurement FirebaseStorageUI FirebaseSharedSwift FirebaseSessions FirebaseRemoteConfigInterop FirebaseMessagingInterop FirebaseFirestoreUI FirebaseFirestoreInternal FirebaseDatabaseUI FirebaseCoreInternal FirebaseCoreExtension FirebaseCombineSwift FirebaseAuthInterop FirebaseAppCheckInterop FirebaseAILogic FirebaseAI FirebaseABTesting FirebaseUI FirebaseMLModelDownloader FirebaseAppDistribution FirebaseInstallations FirebaseInAppMessaging FirebaseAppCheck FirebaseDynamicLinks FirebaseCore Firebase FirebaseAnalytics FirebaseAuth FirebaseCrashlytics FirebaseDatabase FirebaseFirestore FirebaseFunctions FirebaseMessaging FirebasePerformance FirebaseRemoteConfig FirebaseStorage',
      ),
      ...named('Segment-Firebase', 'C'),
    ],
    composer: [
      { name: 'edujugon/push-notification', class: 'C' },
      { name: 'google/cloud-firestore' },
      { name: 'kreait/firebase-tokens', class: 'C' },
      { name: 'kutia-software-company/larafirebase', class: 'C' },
      { name: 'benwilkins/laravel-fcm-notification', class: 'C' },
      { name: 'sngrl/php-firebase-cloud-messaging', class: 'C' },
      { name: 'paragraph1/php-fcm', class: 'C' },
      ...named(
        'kreait/firebase-bundle kreait/laravel-firebase laravel-notification-channels/fcm symfony/firebase-notifier',
        'C',
      ),
      ...named('kreait/firebase-php'),
    ],
    gem: [
      ...named(
        'fastlane-plugin-run_tests_firebase_testlab fastlane-plugin-firebase_test_lab_android fastlane-plugin-firebase_test_lab fastlane-plugin-firebase_management fastlane-plugin-firebase_app_distribution',
        'G',
      ),
      ...named('firebase firebase_id_token fcm gcm fcmpush andpush firebase_dynamic_link', 'C'),
      ...named(
        'google-apis-firestore_v1 google-cloud-firestore google-apis-firebasedynamiclinks_v1 google-apis-firebaseappdistribution_v1 google-apis-firebaseappcheck_v1 google-apis-firebaseml_v1 google-apis-firebasedatabase_v1beta google-apis-firebasestorage_v1beta google-apis-firebaserules_v1 google-apis-firebasehosting_v1 google-apis-firebase_v1beta1 google-apis-fcmdata_v1beta1 google-apis-fcm_v1 firebase-admin-sdk',
      ),
    ],
    generic: [
      { name: 'bitbucket/atlassian/firebase-deploy', class: 'G' },
      ...named('firebase.json google-services.json GoogleService-Info.plist .firebaserc apphosting.yaml', 'C'),
      ...named('env:FCM_* env:FIREBASE_*', 'B'),
    ],
    githubactions: named(
      'asadmansr/Firebase-Test-Lab-Action nickwph/firebase-app-distribution-action w9jds/firebase-action w9jds/setup-firebase joinflux/firebase-tools wzieba/Firebase-Distribution-Github-Action firebaseextended/action-hosting-deploy',
      'G',
    ),
    golang: [
      ...inModules(
        'github.com/NaySoftware/go-fcm github.com/douglasmakey/go-fcm github.com/acoshift/go-firebase-admin github.com/jschoedt/go-firestorm github.com/Aorioli/gcm github.com/maddevsio/fcm github.com/appleboy/go-fcm',
        'C',
      ),
      ...inModules('cloud.google.com/go/firestore firebase.google.com/go'),
    ],
    maven: [
      { group: 'co.touchlab.crashkios.crashlyticslink', class: 'G' },
      { group: 'com.osacky.flank.gradle', class: 'G' },
      { group: 'com.osacky.fladle', class: 'G' },
      { name: 'com.firebase:geofire-android' },
      { name: 'com.firebase:geofire-java' },
      { name: 'dev.gitlive:firebase-app', class: 'C' },
      { name: 'dev.gitlive:firebase-auth', class: 'C' },
      { name: 'dev.gitlive:firebase-firestore', class: 'C' },
      { name: 'dev.gitlive:firebase-common', class: 'C' },
      { group: 'dev.gitlive', class: 'C' },
      { group: 'com.firebaseui' },
      { group: 'com.google.firebase' },
      { name: 'com.google.cloud:google-cloud-firestore' },
      ...named(
        'com.google.apis:google-api-services-identitytoolkit com.google.apis:google-api-services-firestore com.google.apis:google-api-services-firebasedynamiclinks com.google.apis:google-api-services-firebaseappdistribution com.google.apis:google-api-services-firebaseappcheck com.google.apis:google-api-services-firebaseml com.google.apis:google-api-services-firebasedatabase com.google.apis:google-api-services-firebasestorage com.google.apis:google-api-services-firebaserules com.google.apis:google-api-services-firebasehosting com.google.apis:google-api-services-firebase com.google.apis:google-api-services-fcmdata com.google.apis:google-api-services-fcm com.google.firebase:firebase-admin',
      ),
      ...named(
        'io.quarkiverse.googlecloudservices:quarkus-google-cloud-firebase-admin org.apache.seatunnel:connector-google-firestore',
        'C',
      ),
    ],
    npm: [
      {
        prefix: '@firebase/',
        except: ['@firebase/util', '@firebase/logger', '@firebase/component', '@firebase/rules-unit-testing'],
      },
      ...named(
        '@parse/node-gcm node-gcm backend-manager @posva/vuefire-core better-auth-firestore @sonicgarden/react-fire-hooks cordova-plugin-fcm-with-dependecy-updated firecms @firecms/core fireproof angularfire firesql firepad firestore-retry geofirestore-core fcm-push firestore-export-import @marplex/flarebase-auth fcm-node geofire-common firebase-electron react-firebase-file-uploader database-js-firebase @gannonh/firebase-mcp sveltefire better-firebase-functions @kaliber/firebase-queue @pantrist/capacitor-firebase-dynamic-links @capacitor-community/firebase-crashlytics @capacitor-community/firebase-analytics @react-firebase/database @react-firebase/auth @tanstack-query-firebase/angular @tanstack-query-firebase/react fcm-cloudflare-workers firebase-messaging firebase-storage react-admin-firebase @alpha018/nestjs-firebase-auth @tfarras/nestjs-firebase-auth @aginix/nestjs-firebase-admin capacitor-firebase-auth nativescript-plugin-firebase solid-firebase firebase-firestore-lite firebase-rest-firestore redux-saga-firebase firebase-functions-rate-limiter firebase-auth-cloudflare-workers firebase-dynamic-links nuxt-vuefire fireway typesaurus fireorm redux-firestore react-redux-firebase firestorter geofirestore @capacitor-community/fcm cordova-plugin-firebase cordova-plugin-firebasex @genkit-ai/firebase gatsby-plugin-firebase passport-firebase passport-firebase-jwt next-firebase-auth-edge next-firebase-auth vuefire geofire react-firebase-hooks reactfire @angular/fire firebase-functions @nuxtjs/firebase nestjs-firebase @nativescript/firebase-* @ionic-native/firebase-* @awesome-cordova-plugins/firebase-* @react-query-firebase/* cordova-plugin-firebase-*',
        'C',
      ),
      ...named(
        '@firebase-oss/ui-react @firebase-oss/ui-core firebase-auth firebase-queue expo-firebase-app expo-firebase-core firebase-frameworks expo-firebase-recaptcha expo-firebase-analytics @googleapis/firestore @googleapis/firebasedynamiclinks @googleapis/firebaseappdistribution @googleapis/firebaseappcheck @googleapis/firebaseml @googleapis/firebasedatabase @googleapis/firebasestorage @googleapis/firebaserules @googleapis/firebasehosting @googleapis/firebase @googleapis/fcmdata @googleapis/fcm rxfire firebaseui firebase @capacitor-firebase/* @react-native-firebase/*',
      ),
      ...named('firebase-tools', 'G'),
      ...named('firebase-admin', 'E'),
      ...named('@google-cloud/firestore'),
    ],
    nuget: [
      { name: 'Google.Cloud.Firestore' },
      ...named(
        'FireSharp Shiny.Firebase.Messaging.iOS.Binding Shiny.Firebase.Analytics.iOS.Binding Shiny.Push.FirebaseMessaging Plugin.FirebasePushNotification FirebaseStorage.net Plugin.Firebase FirebaseDatabase.net FirebaseAuthentication.net Plugin.Firebase.* AdamE.Firebase.iOS.*',
        'C',
      ),
      ...named(
        'Google.Apis.IdentityToolkit.v3 Google.Apis.Firestore.v1 Google.Apis.FirebaseDynamicLinks.v1 Google.Apis.FirebaseRealtimeDatabase.v1beta Google.Apis.FirebaseRules.v1 Google.Apis.FirebaseHosting.v1 Google.Apis.FirebaseManagement.v1beta1 Google.Apis.FirebaseCloudMessaging.v1 FirebaseAdmin Xamarin.Firebase.*',
      ),
    ],
    pub: [
      ...named('geoflutterfire2 geoflutterfire geoflutterfire_plus firedart dart_firebase_admin firebase_dart', 'C'),
      ...named(
        'firebase_ui_oauth_apple firebase_ml_vision genkit_firebase_ai google_cloud_firestore firebase_storage_web firebase_storage_platform_interface firebase_remote_config_web firebase_remote_config_platform_interface firebase_performance_web firebase_performance_platform_interface firebase_ml_model_downloader_platform_interface firebase_ml_model_downloader firebase_messaging_web firebase_messaging_platform_interface firebase_in_app_messaging_platform_interface firebase_database_web firebase_database_platform_interface firebase_crashlytics_platform_interface firebase_core_web firebase_core_platform_interface firebase_auth_web firebase_auth_platform_interface firebase_app_installations_web firebase_app_installations_platform_interface firebase_app_check_web firebase_app_check_platform_interface firebase_analytics_web firebase_analytics_platform_interface cloud_functions_web cloud_functions_platform_interface cloud_firestore_web cloud_firestore_platform_interface cloud_firestore_odm flutterfire_ui firebase_data_connect firebase_ai firebase_vertexai firebase_ui_oauth_google firebase_ui_firestore firebase_ui_auth firebase_app_installations firebase_in_app_messaging firebase_dynamic_links firebase_core firebase_auth cloud_firestore firebase_messaging cloud_functions firebase_analytics firebase_app_check firebase_crashlytics firebase_database firebase_performance firebase_remote_config firebase_storage firebase_admin firebase_admin_sdk firebase_for_all firebase_core_desktop',
      ),
    ],
    pypi: [
      ...named(
        'firebase-user pyrebase-air sjfirebase tingpy empyrebase phirebase django-orm-firebase firebase-remote-config firebase-service fireo pyrebase python-firebase fcm-django target-firebase firebase-messaging pyfcm Pyrebase4',
        'C',
      ),
      ...named('firebase-functions google-cloud-firestore'),
      ...named('firebase-admin', 'E'),
    ],
    swift: [
      ...named(
        'github.com/google/GoogleAppMeasurement github.com/firebase/FirebaseUI-iOS github.com/firebase/firebase-ios-sdk github.com/firebase/firebase-ios-sdk-xcframeworks github.com/firebase/geofire-objc github.com/firebase/flutterfire',
      ),
      ...named(
        'github.com/segment-integrations/analytics-swift-firebase github.com/vapor-community/fcm github.com/akaimo/SwiftFCM github.com/vapor-community/firebase github.com/akaffenberger/firebase-ios-sdk-xcframeworks github.com/rxswiftcommunity/rxfirebase github.com/MihaelIsaev/FCM',
        'C',
      ),
      ...named('github.com/alickbass/CodableFirebase', 'D'),
    ],
  },
  sources: ['https://firebase.google.com/docs', 'https://status.firebase.google.com', 'known'],
};
