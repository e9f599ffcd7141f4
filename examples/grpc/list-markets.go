// Lists markets over gRPC. Packages: go get google.golang.org/grpc google.golang.org/protobuf
// DESCRIPTORS is the descriptor set of the release, one of this site's downloads.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"os"
	"time"

	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials/insecure"
	"google.golang.org/protobuf/encoding/protojson"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/reflect/protodesc"
	"google.golang.org/protobuf/reflect/protoreflect"
	"google.golang.org/protobuf/reflect/protoregistry"
	"google.golang.org/protobuf/types/descriptorpb"
	"google.golang.org/protobuf/types/dynamicpb"
)

// setting gives an environment variable. Nothing is guessed: without it the program ends.
func setting(name, meaning string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("%s is not set. Set it to %s.", name, meaning)
	}
	return value
}

// region: client
// readDescriptors gives the definitions of the release, as a file of this site's downloads has them.
func readDescriptors(file string) (*protoregistry.Files, error) {
	content, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var set descriptorpb.FileDescriptorSet
	if err := proto.Unmarshal(content, &set); err != nil {
		return nil, err
	}
	return protodesc.NewFiles(&set)
}

// newMessage makes an empty message by its full name.
func newMessage(files *protoregistry.Files, name protoreflect.FullName) (*dynamicpb.Message, error) {
	found, err := files.FindDescriptorByName(name)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return dynamicpb.NewMessage(found.(protoreflect.MessageDescriptor)), nil
}

// endregion: client

func main() {
	address := setting("DATA_NODE_GRPC", "the gRPC address of a data node, such as localhost:3007 for the sandbox")
	descriptors := os.Getenv("DESCRIPTORS")
	if descriptors == "" {
		descriptors = "descriptors.binpb"
	}
	fmt.Fprintln(os.Stderr, "Data node:", address)

	files, err := readDescriptors(descriptors)
	if err != nil {
		log.Fatal(err)
	}
	connection, err := grpc.NewClient(address, grpc.WithTransportCredentials(insecure.NewCredentials()))
	if err != nil {
		log.Fatal(err)
	}
	defer connection.Close()
	if err := listMarkets(connection, files); err != nil {
		log.Fatal(err)
	}
}

// region: call
func listMarkets(connection *grpc.ClientConn, files *protoregistry.Files) error {
	request, err := newMessage(files, "datanode.api.v2.ListMarketsRequest")
	if err != nil {
		return err
	}
	response, err := newMessage(files, "datanode.api.v2.ListMarketsResponse")
	if err != nil {
		return err
	}
	if err := protojson.Unmarshal([]byte(`{"includeSettled": false}`), request); err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	if err := connection.Invoke(ctx, "/datanode.api.v2.TradingDataService/ListMarkets", request, response); err != nil {
		return err
	}
	// As JSON, a message fits any struct that has the fields you need.
	text, err := protojson.Marshal(response)
	if err != nil {
		return err
	}
	var answer struct {
		Markets struct {
			Edges []struct {
				Node struct {
					ID, State          string
					TradableInstrument struct{ Instrument struct{ Code string } }
				}
			}
		}
	}
	if err := json.Unmarshal(text, &answer); err != nil {
		return err
	}
	for _, edge := range answer.Markets.Edges {
		market := edge.Node
		fmt.Println(market.TradableInstrument.Instrument.Code, market.ID, market.State)
	}
	return nil
}

// endregion: call
